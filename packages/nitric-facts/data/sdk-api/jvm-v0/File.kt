package io.nitric.api.storage.v0
enum class FileMode {
    Read, Write;
}
class File internal constructor(stub: io.nitric.Stub, public val bucket: Bucket, public val name: String) {
    fun getDownloadUrl(expiry: Int = TODO()): String = TODO()
    fun getDownloadUrl(): String = TODO()
    fun getUploadUrl(expiry: Int = TODO()): String = TODO()
    fun getUploadUrl(): String = TODO()
    fun write(body: String): Unit = TODO()
    fun write(body: ByteArray): Unit = TODO()
    fun read(): ByteArray = TODO()
    fun delete(): Unit = TODO()
}
