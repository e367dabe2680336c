FROM golang:1.26-alpine AS build

ARG HANDLER
WORKDIR /src

COPY go.mod go.sum ./
RUN go mod download

COPY . .
RUN CGO_ENABLED=0 go build -trimpath -o /out/service "./$HANDLER"

FROM alpine:3.22

RUN apk add --no-cache ca-certificates
COPY --from=build /out/service /usr/local/bin/service

ENTRYPOINT ["/usr/local/bin/service"]
