# Terraform merges this block with the stage in main.tf.
resource "aws_apigatewayv2_stage" "stage" {
  default_route_settings {
    throttling_rate_limit  = local.limits.rate
    throttling_burst_limit = local.limits.burst
  }

  dynamic "route_settings" {
    for_each = local.limits.routes

    content {
      route_key              = route_settings.key
      throttling_rate_limit  = route_settings.value.rate
      throttling_burst_limit = route_settings.value.burst
    }
  }
}
