package io.nitric.resources
enum class SecretPermission {
    Put, Access;
}
class SecretResource internal constructor(stub: io.nitric.Stub) : SecureResource<SecretPermission>(TODO(), TODO()) {
    fun with(permission: SecretPermission, vararg permissions: SecretPermission): io.nitric.api.secrets.v0.Secret = TODO()
}
