export default function useRouteContext(): { plugin: { name: string; id: string } } {
  return { plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' } };
}
