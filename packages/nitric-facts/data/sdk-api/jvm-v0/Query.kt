package io.nitric.api.documents.v0
enum class Operator(public val value: String) {
    LT(TODO()), LTE(TODO()), EQ(TODO()), NEQ(TODO()), GTE(TODO()), GT(TODO()), STARTS_WITH(TODO());
}
class QueryStream<T> internal constructor(stub: io.nitric.Stub) : Iterator<DocumentSnapshot<T>> {
    override fun next(): DocumentSnapshot<T> = TODO()
    override fun hasNext(): Boolean = TODO()
}
data class QueryResponse<T> internal constructor(public val pagingToken: Map<String, String>, public val documents: List<DocumentSnapshot<T>>) {

}
class Query<T> internal constructor(stub: io.nitric.Stub) {
    fun where(field: String, operator: Operator, value: String): Query<T> = TODO()
    fun where(field: String, operator: Operator, value: Boolean): Query<T> = TODO()
    fun where(field: String, operator: Operator, value: Number): Query<T> = TODO()
    fun pagingFrom(token: Map<String, String>): Query<T> = TODO()
    fun limit(limit: Int): Query<T> = TODO()
    fun fetch(): QueryResponse<T> = TODO()
    fun stream(): QueryStream<T> = TODO()
}
