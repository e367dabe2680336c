/** How to install the CLI, by operating system. The installation page explains the commands. */
export const installCommands = [
  { id: 'macos', label: 'macOS', command: 'brew install nitrictech/tap/nitric' },
  {
    id: 'windows',
    label: 'Windows',
    command:
      'scoop bucket add nitric https://github.com/nitrictech/scoop-bucket.git\nscoop install nitric',
  },
  {
    id: 'linux',
    label: 'Linux',
    command: 'curl -L "https://nitric.io/install?version=latest" | bash',
  },
] as const;
