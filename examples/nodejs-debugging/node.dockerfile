FROM node:24-alpine AS build

ARG HANDLER
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci

COPY . .
RUN npx esbuild "$HANDLER" --bundle --platform=node --target=node24 --sourcemap \
  --outfile=/bundle/service.cjs

FROM node:24-alpine

RUN apk add --no-cache ca-certificates
WORKDIR /app
COPY --from=build /bundle/ ./

ENTRYPOINT ["node", "--enable-source-maps", "service.cjs"]
