import { Injectable } from '@nestjs/common';
import type { Country, Province } from '../../../web/contract/api.js';
import { DatabaseUnavailableError } from '../../database/database-errors.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ReadyAnswer, success } from '../common/envelope/answers.js';

interface Geography {
  readonly countries: readonly Country[];
  readonly provinces: readonly Province[];
  readonly answers: { readonly countries: ReadyAnswer; readonly provinces: ReadyAnswer };
}

/** Countries and Chinese divisions: reference data, read from the database once. */
@Injectable()
export class GeographyService {
  private loaded: Promise<Geography> | undefined;

  constructor(private readonly prisma: PrismaService) {}

  async countries(): Promise<readonly Country[]> {
    return (await this.geography()).countries;
  }

  async provinces(): Promise<readonly Province[]> {
    return (await this.geography()).provinces;
  }

  /** The lists as they are answered. */
  async answers(): Promise<Geography['answers']> {
    return (await this.geography()).answers;
  }

  private geography(): Promise<Geography> {
    this.loaded ??= this.load().catch((error: unknown) => {
      // The next caller tries again: the database may be back by then.
      this.loaded = undefined;
      throw error;
    });
    return this.loaded;
  }

  private async load(): Promise<Geography> {
    const names = { code: true, nameZh: true, nameEn: true } as const;
    const orderBy = { code: 'asc' } as const;
    const [countries, provinces] = await Promise.all([
      this.prisma.country.findMany({ orderBy, select: { ...names, dialCode: true } }),
      this.prisma.area.findMany({
        where: { parentCode: null },
        orderBy,
        select: { ...names, cities: { orderBy, select: names } },
      }),
    ]);
    // The server has started between the migrations and their rows.
    if (countries.length === 0) throw new DatabaseUnavailableError('No country is stored yet');
    const answers = {
      countries: await readyList<Country>(countries),
      provinces: await readyList<Province>(provinces),
    };
    return { countries, provinces, answers };
  }
}

async function readyList<T>(data: readonly T[]): Promise<ReadyAnswer> {
  return ReadyAnswer.of('application/json; charset=utf-8', JSON.stringify(await success(data)));
}
