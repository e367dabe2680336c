package io.nitric.api.documents.v0
class DocumentReference<T> internal constructor(stub: io.nitric.Stub, public val parent: Collection<*>, public val id: String) {
    fun get(): T? = TODO()
    fun set(value: T): Unit = TODO()
    fun delete(): Unit = TODO()
    fun <S> collection(name: String, type: Class<S>): Collection<S> = TODO()
    inline fun <reified S> collection(name: String): Collection<S> = TODO()
}
