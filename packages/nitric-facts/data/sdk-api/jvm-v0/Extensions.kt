package io.nitric.util
import java.util.logging.Logger
fun <T : Any> T.fluently(func: ()->Unit): T = TODO()
fun Logger.error(error: Throwable?, msg: String): Unit = TODO()
