FROM node:24-slim

RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates openssl \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts

# Prints the version, and downloads the schema engine, so that the image contains it.
COPY prisma.config.ts ./
COPY prisma ./prisma
RUN npx prisma --version

ENTRYPOINT ["npx", "prisma", "migrate", "deploy"]
