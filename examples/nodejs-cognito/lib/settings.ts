// Enter your user pool and its client here. These values aren't secret, and `nitric up` needs them in the code.
const cognito = process.env.COGNITO_URL ?? 'https://cognito-idp.us-east-1.amazonaws.com'
const userPool = 'us-east-1_EXAMPLE'

export const issuer = `${cognito}/${userPool}`
export const clientId = '1example23456789'
