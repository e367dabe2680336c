FROM node:24-alpine AS build

ARG HANDLER
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts

COPY . .
RUN npx prisma generate
RUN npx esbuild "$HANDLER" --bundle --platform=node --target=node24 --format=esm \
  --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" \
  --outfile=/bundle/service.mjs

FROM node:24-alpine

RUN apk add --no-cache ca-certificates
WORKDIR /app
COPY --from=build /bundle/service.mjs ./

ENTRYPOINT ["node", "service.mjs"]
