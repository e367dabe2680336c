import { NestFactory } from '@nestjs/core';
import { http } from '@nitric/sdk';
import { AppModule } from './app.module.js';

const app = await NestFactory.create(AppModule);
await app.init();

http((port: number) => app.listen(port));
