import { Body, Controller, Get, Param, ParseFloatPipe, Post } from '@nestjs/common';
import { ReceiptsService } from './receipts.service.js';

@Controller('orders/:order/receipt')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Post()
  async save(
    @Param('order') order: string,
    @Body('total', ParseFloatPipe) total: number,
  ): Promise<string> {
    await this.receipts.save(order, total);
    return 'Created';
  }

  @Get()
  find(@Param('order') order: string): Promise<string> {
    return this.receipts.find(order);
  }
}
