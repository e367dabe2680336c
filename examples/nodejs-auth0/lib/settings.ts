// Enter your tenant here. These values aren't secret, and `nitric up` needs them in the code.
export const issuer = process.env.AUTH0_ISSUER ?? 'https://your-tenant.us.auth0.com/'
export const audience = 'https://repairs.bike-workshop.example'

// The origin of the web app that calls the API from a browser
export const webApp = 'https://desk.bike-workshop.example'
