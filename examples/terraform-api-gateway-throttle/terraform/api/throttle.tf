# The limits of each API in the stack, in requests per second.
locals {
  throttle = {
    bus-times = {
      rate  = 50
      burst = 100
      routes = {
        "POST /reports" = { rate = 2, burst = 5 }
      }
    }
  }

  limits = lookup(local.throttle, var.name, { rate = 100, burst = 200, routes = {} })
}
