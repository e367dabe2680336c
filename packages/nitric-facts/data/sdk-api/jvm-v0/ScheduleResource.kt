package io.nitric.resources
import io.nitric.faas.v0.EventContext
import io.nitric.faas.v0.Frequency
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.Middleware
class ScheduleResource internal constructor(stub: io.nitric.Stub) {
    fun every(rate: Int, frequency: Frequency, middleware: List<Middleware<EventContext>>): Unit = TODO()
    fun every(rate: Int, frequency: Frequency, middleware: Handler<EventContext>): Unit = TODO()
    fun cron(cron: String, middleware: List<Middleware<EventContext>>): Unit = TODO()
    fun cron(cron: String, middleware: Handler<EventContext>): Unit = TODO()
}
