// Ejected: adds no languages. The browser has no highlighter to add them to (plugins/build-time-highlighter).
export default function prismIncludeLanguages(): void {}
