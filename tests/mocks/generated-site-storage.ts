export default { type: 'localStorage', namespace: '-docs' };
