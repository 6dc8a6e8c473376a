import { Injectable } from '@nestjs/common';
import type { SerialNumberModels } from '../../../web/contract/api.js';
import { isProductId, PRODUCT_IDS, type ProductId } from '../../../web/contract/products.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ApiError } from '../envelope/api-error.js';

export interface UsableSerialNumber {
  readonly id: number;
  readonly models: readonly ProductId[];
}

@Injectable()
export class SerialNumbersService {
  constructor(private readonly prisma: PrismaService) {}

  /** Products of a normalised serial number, in the order of the catalogue; undefined unless it can be used. */
  async find(serialNumber: string): Promise<UsableSerialNumber | undefined> {
    // One question whether it is found or not: a second one would tell by its time.
    const rows = await this.prisma.serialNumberModel.findMany({
      where: { serialNumber: { serialNumber, revokedAt: null } },
      select: { serialNumberId: true, product: true },
    });
    const [first] = rows;
    if (!first) return undefined;
    const models = rows.map(({ product }) => product).filter(isProductId);
    const inCatalogueOrder = PRODUCT_IDS.filter((id) => models.includes(id));
    return { id: first.serialNumberId, models: inCatalogueOrder };
  }

  /** @throws ApiError 404: the same answer for unknown and revoked numbers. */
  async models(serialNumber: string): Promise<SerialNumberModels> {
    const found = await this.find(serialNumber);
    if (!found) throw new ApiError('SERIAL_NUMBER_INVALID');
    return { serialNumber, models: found.models };
  }
}
