// #region pipe
import { BadRequestException, type PipeTransform } from '@nestjs/common'
import type { z } from 'zod'

export class ValidationPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(input: unknown): T {
    const result = this.schema.safeParse(input)
    if (result.success) return result.data

    const fields = result.error.issues.map(({ path }) => path.join('.') || 'body')
    throw new BadRequestException(`Invalid: ${fields.join(', ')}.`)
  }
}
// #endregion
