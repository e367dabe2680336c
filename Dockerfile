# The site with its server: docker build -t nitric-docs . && docker run --read-only -v feedback:/data -p 3000:3000 nitric-docs
FROM node:20-bookworm-slim AS build
# Python and Go check the samples against the SDKs; without them the readers' page counts these as syntax only.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git python3 python3-venv && rm -rf /var/lib/apt/lists/*
COPY --from=golang:1.25-bookworm /usr/local/go /usr/local/go
ENV PATH=/usr/local/go/bin:$PATH
WORKDIR /site
COPY . .
RUN npm ci
# Pages show what the samples were checked against. They also say if a check didn't run.
RUN npm run --silent check:samples -- --report && npm run --silent check:run -- --report
RUN npm run build && node --import tsx scripts/bundle-server.ts
# Leaves only the packages of the server.
RUN npm ci --omit=dev --workspace @nitric-docs/docs-server

FROM node:20-bookworm-slim
ENV NODE_ENV=production DOCS_HOST=0.0.0.0 PORT=3000 DOCS_FEEDBACK_STORE=/data
WORKDIR /site
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/server-bundle ./
COPY --from=build /site/build ./build
COPY --from=build /site/build-server ./build-server
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/docs/api/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "main.cjs"]
