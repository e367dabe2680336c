output "api" {
  description = "The URL of the API"
  value       = module.api_bus-times.endpoint
}
