import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type KeyedHash } from './keyed-hash.js';
import type { OpenDatabase } from './open-database.js';
import { PrismaService } from './prisma.service.js';
import { SqlService } from './sql.service.js';
import { KEYED_HASH, OPEN_DATABASE } from './tokens.js';

@Global()
@Module({})
export class DatabaseModule {
  static with(database: OpenDatabase, hash: KeyedHash): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: OPEN_DATABASE, useValue: database },
        { provide: KEYED_HASH, useValue: hash },
        PrismaService,
        SqlService,
      ],
      exports: [PrismaService, SqlService, KEYED_HASH],
    };
  }
}
