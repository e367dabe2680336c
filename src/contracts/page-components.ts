/**
 * The components that writers can use in a page, and `/contributions/components` documents. The build inserts all others of `src/mdx`.
 * `plugins/markdown` replaces the second group when it reads the page.
 */
export const pageComponents = [
  'AcceptedValues',
  'Card',
  'CardGrid',
  'CheatSheet',
  'Cloud',
  'CloudTabs',
  'CodeGroup',
  'Column',
  'Columns',
  'GuideList',
  'KnownIssues',
  'MethodTag',
  'Properties',
  'Property',

  'BlockTable',
  'CliCommandTable',
  'CliEnvTable',
  'CliFileTable',
  'CliFlagTable',
  'ConfigTable',
  'DeployerActionTable',
  'DeployerGraphTable',
  'DeployerPolicy',
  'DeployerRoleTable',
  'ErrorList',
  'GetProject',
  'KnownIssue',
  'PermissionTable',
  'PriceTable',
  'ResourceTable',
  'Screenshot',
  'SdkFeatureTable',
] as const;
