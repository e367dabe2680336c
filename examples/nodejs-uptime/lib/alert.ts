// #region alert
import type { Change } from './monitor.ts'

export const sendAlert = async ({ text }: Change, url: string | undefined): Promise<void> => {
  console.log(text)
  if (!url) {
    console.warn('Set ALERT_URL to send alerts')
    return
  }

  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!response.ok) throw new Error(`The alert was rejected with status ${response.status}`)
}
// #endregion
