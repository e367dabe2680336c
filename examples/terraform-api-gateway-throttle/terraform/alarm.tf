# #region alarm
resource "aws_cloudwatch_metric_alarm" "client_errors" {
  alarm_name          = "bus-times-client-errors-${module.stack.stack_id}"
  namespace           = "AWS/ApiGateway"
  metric_name         = "4xx"
  statistic           = "Sum"
  period              = 300
  evaluation_periods  = 1
  comparison_operator = "GreaterThanThreshold"
  threshold           = 500
  treat_missing_data  = "notBreaching"

  dimensions = {
    ApiId = module.api_bus-times.id
  }
}
# #endregion
