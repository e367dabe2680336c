// #region api
export interface Photo {
  id: string
  caption: string
  uploadedAt: string
  url: string
}

const base = process.env.NEXT_PUBLIC_API_URL || '/api/garden'

const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(base + path, init)
  if (!response.headers.get('Content-Type')?.includes('json')) {
    throw new Error(`The API returned status ${response.status} without JSON.`)
  }

  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

export const listPhotos = async (): Promise<Photo[]> =>
  (await call<{ photos: Photo[] }>('/photos')).photos

export const uploadPhoto = (form: FormData): Promise<{ id: string }> =>
  call('/photos', { method: 'POST', body: form })
// #endregion
