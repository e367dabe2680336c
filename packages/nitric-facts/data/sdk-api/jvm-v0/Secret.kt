package io.nitric.api.secrets.v0
class Secret internal constructor(stub: io.nitric.Stub, public val name: String) {
    fun put(secret: String): SecretVersion = TODO()
    fun version(version: String): SecretVersion = TODO()
    fun latest(): SecretVersion = TODO()
}
