# #region key
locals {
  bucket = element(split(":", module.bucket_soil-reports.bucket_arn), 5)
}

resource "aws_kms_key" "reports" {
  description             = "Encrypts the bucket ${local.bucket}"
  enable_key_rotation     = true
  deletion_window_in_days = 30
}

resource "aws_kms_alias" "reports" {
  name          = "alias/soil-reports-${module.stack.stack_id}"
  target_key_id = aws_kms_key.reports.key_id
}
# #endregion

# #region permission
resource "aws_iam_role_policy" "reports_key" {
  name = "use-reports-key"
  role = module.service_soil-lab_services-reports.role_name

  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      {
        Effect   = "Allow"
        Action   = ["kms:Decrypt", "kms:GenerateDataKey"]
        Resource = aws_kms_key.reports.arn
      }
    ]
  })
}
# #endregion

# #region encryption
resource "aws_s3_bucket_server_side_encryption_configuration" "reports" {
  bucket     = local.bucket
  depends_on = [aws_iam_role_policy.reports_key]

  rule {
    bucket_key_enabled = true

    apply_server_side_encryption_by_default {
      sse_algorithm     = "aws:kms"
      kms_master_key_id = aws_kms_key.reports.arn
    }
  }
}
# #endregion

# #region transport
resource "aws_s3_bucket_policy" "reports" {
  bucket = local.bucket

  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      {
        Sid       = "RequireTls"
        Effect    = "Deny"
        Principal = "*"
        Action    = "s3:*"
        Resource = [
          module.bucket_soil-reports.bucket_arn,
          "${module.bucket_soil-reports.bucket_arn}/*"
        ]
        Condition = {
          Bool = { "aws:SecureTransport" = "false" }
        }
      }
    ]
  })
}
# #endregion
