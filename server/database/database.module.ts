import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DatabasePool } from './database-pool.js';
import { KEYED_HASH, type KeyedHash, OPEN_DATABASE } from './keyed-hash.js';
import type { OpenDatabase } from './open-database.js';
import { PrismaService } from './prisma.service.js';
import { SqlService } from './sql.service.js';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pool: DatabasePool,
    @Inject(OPEN_DATABASE) private readonly database: OpenDatabase,
  ) {}

  static with(database: OpenDatabase, hash: KeyedHash): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: OPEN_DATABASE, useValue: database },
        { provide: KEYED_HASH, useValue: hash },
        {
          provide: DatabasePool,
          useValue: new DatabasePool(database, undefined, new Logger('Database')),
        },
        {
          provide: PrismaService,
          useFactory: (pool: DatabasePool) => new PrismaService(pool),
          inject: [DatabasePool],
        },
        SqlService,
      ],
      exports: [PrismaService, SqlService, KEYED_HASH, OPEN_DATABASE],
    };
  }

  /** Runs after the HTTP server has closed: no request needs the database any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.prisma.$disconnect();
    await this.pool.end();
    await this.database.close();
  }
}
