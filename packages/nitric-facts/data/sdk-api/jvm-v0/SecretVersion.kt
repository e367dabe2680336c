package io.nitric.api.secrets.v0
class SecretVersion internal constructor(stub: io.nitric.Stub, public val secret: Secret, public val version: String) {
    fun access(): SecretValue = TODO()
}
