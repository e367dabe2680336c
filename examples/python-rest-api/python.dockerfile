FROM python:3.11-slim AS build

RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /app
COPY pyproject.toml uv.lock ./
RUN uv sync --frozen --no-dev --no-install-project --no-python-downloads

COPY services ./services
RUN python -m compileall -q .venv services

FROM python:3.11-slim

ARG HANDLER
ENV HANDLER=${HANDLER}
ENV PATH="/app/.venv/bin:$PATH"

RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./

ENTRYPOINT ["sh", "-c", "exec python -u $HANDLER"]
