import { Injectable } from '@nestjs/common';
import type { SerialNumberModels } from '../../../web/contract/api.js';
import { PRODUCT_IDS, type ProductId } from '../../../web/contract/products.js';
import { batched } from '../../database/batched.js';
import { SqlService } from '../../database/sql.service.js';
import { ApiError } from '../common/envelope/api-error.js';

interface UsableSerialNumber {
  readonly id: number;
  readonly models: readonly ProductId[];
}

@Injectable()
export class SerialNumbersService {
  /** Products of a normalised serial number, in the order of the catalogue; undefined unless it can be used. */
  readonly find = batched((serialNumbers: readonly string[]) => this.findAll(serialNumbers));

  constructor(private readonly sql: SqlService) {}

  /** @throws ApiError 404: the same answer for unknown and revoked numbers. */
  async models(serialNumber: string): Promise<SerialNumberModels> {
    const found = await this.find(serialNumber);
    if (!found) throw new ApiError('SERIAL_NUMBER_INVALID');
    return { serialNumber, models: found.models };
  }

  /** One question whether they are found or not: a second one would tell by its time. */
  private async findAll(
    serialNumbers: readonly string[],
  ): Promise<(UsableSerialNumber | undefined)[]> {
    const rows = await this.sql.query<{ serialNumber: string; id: number; products: string[] }>`
      SELECT s.serial_number AS "serialNumber", s.id, array_agg(m.product) AS products
      FROM serial_numbers AS s JOIN serial_number_models AS m ON m.serial_number_id = s.id
      WHERE s.serial_number = ANY(${serialNumbers}::text[]) AND s.revoked_at IS NULL
      GROUP BY s.id`;
    const found = new Map(rows.map((row) => [row.serialNumber, row]));
    return serialNumbers.map((serialNumber) => {
      const row = found.get(serialNumber);
      if (!row) return undefined;
      return { id: row.id, models: PRODUCT_IDS.filter((id) => row.products.includes(id)) };
    });
  }
}
