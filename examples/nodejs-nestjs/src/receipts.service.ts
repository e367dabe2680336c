import { Injectable, NotFoundException } from '@nestjs/common';
import { bucket } from '@nitric/sdk';

const receipts = bucket('receipts').allow('read', 'write');

@Injectable()
export class ReceiptsService {
  async save(order: string, total: number): Promise<void> {
    await receipts.file(`${order}.txt`).write(`Total: ${total.toFixed(2)}\n`);
  }

  async find(order: string): Promise<string> {
    const receipt = receipts.file(`${order}.txt`);
    if (!(await receipt.exists())) throw new NotFoundException();

    return new TextDecoder().decode(await receipt.read());
  }
}
