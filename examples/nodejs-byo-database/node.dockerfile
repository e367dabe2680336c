FROM node:24-alpine AS build

ARG HANDLER
WORKDIR /app

COPY package.json package-lock.json ./
RUN npm ci

COPY . .
RUN npx esbuild "$HANDLER" --bundle --platform=node --target=node24 \
  --outfile=/bundle/service.cjs

FROM node:24-alpine

RUN apk add --no-cache ca-certificates
WORKDIR /app
COPY --from=build /bundle/service.cjs ./

# The authorities that sign the certificates of Amazon RDS
ADD --chmod=644 https://truststore.pki.rds.amazonaws.com/global/global-bundle.pem /certs/database.pem
ENV NODE_EXTRA_CA_CERTS=/certs/database.pem

ENTRYPOINT ["node", "service.cjs"]
