FROM ghcr.io/astral-sh/uv:python3.11-bookworm-slim

ARG HANDLER
ENV HANDLER=${HANDLER} PYTHONPATH=. PATH="/app/.venv/bin:$PATH"
ENV USE_GPU=1 NVIDIA_DRIVER_CAPABILITIES=compute,utility

WORKDIR /app
COPY pyproject.toml uv.lock ./
RUN uv sync --frozen --no-install-project --no-dev --extra gpu
COPY . .

ENTRYPOINT python -u $HANDLER
