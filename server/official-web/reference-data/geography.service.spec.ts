import { expect, it, jest } from '@jest/globals';
import { DatabaseUnavailableError } from '../../database/database-errors.js';
import type { PrismaService } from '../../database/prisma.service.js';
import { GeographyService } from './geography.service.js';

const FRANCE = { code: 'FR', nameZh: '法国', nameEn: 'France', dialCode: '33' };

it('asks again where no country was stored yet, and once where there are some', async () => {
  const findCountries = jest.fn<() => Promise<(typeof FRANCE)[]>>();
  findCountries.mockResolvedValueOnce([]).mockResolvedValue([FRANCE]);
  const geography = new GeographyService({
    country: { findMany: findCountries },
    area: { findMany: () => Promise.resolve([]) },
  } as unknown as PrismaService);

  await expect(geography.countries()).rejects.toThrow(DatabaseUnavailableError);
  await expect(geography.countries()).resolves.toEqual([FRANCE]);
  await expect(geography.countries()).resolves.toEqual([FRANCE]);
  expect(findCountries).toHaveBeenCalledTimes(2);
});
