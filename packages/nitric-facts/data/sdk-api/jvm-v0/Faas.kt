package io.nitric.faas.v0
enum class HttpMethod {
    GET, POST, DELETE, PUT, PATCH, OPTIONS;
}
enum class Frequency {
    Days, Hours, Minutes;
}
