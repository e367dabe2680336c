// #region sites
export interface Site {
  id: string
  url: string
}

export const sites: readonly Site[] = [
  { id: 'tickets', url: 'http://localhost:8085/tickets' },
  { id: 'calendar', url: 'http://localhost:8085/calendar' },
  { id: 'reef-cam', url: 'http://localhost:8085/reef-cam' },
]
// #endregion
