package io.nitric.api.secrets.v0
class SecretValue internal constructor(stub: io.nitric.Stub, public val secretVersion: SecretVersion) {
    fun toByteArray(): ByteArray = TODO()
    override fun toString(): String = TODO()
}
