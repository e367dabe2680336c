const withBaseUrl = (path: string): string => (path.startsWith('/') ? `/docs${path}` : path);

export default withBaseUrl;

export const useBaseUrlUtils = (): { withBaseUrl: typeof withBaseUrl } => ({ withBaseUrl });
