/** What a guide can be about, in the order of the filter. */
export const guideTopics = [
  'APIs',
  'HTTP frameworks',
  'key value stores',
  'SQL databases',
  'storage',
  'messaging',
  'schedules',
  'websockets',
  'authentication',
  'webhooks',
  'GraphQL',
  'machine learning',
  'testing',
  'debugging',
  'CI/CD',
  'infrastructure',
  'frontends',
] as const;

export type GuideTopic = (typeof guideTopics)[number];

export function isGuideTopic(value: string): value is GuideTopic {
  return guideTopics.some((topic) => topic === value);
}
