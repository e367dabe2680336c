/** @param endpoint draws an image from the title and the description in its query */
export function socialImageUrl(endpoint: string, title: string, description: string): string {
  const query = `title=${encodeURIComponent(title)}&description=${encodeURIComponent(description)}`;
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`;
}
