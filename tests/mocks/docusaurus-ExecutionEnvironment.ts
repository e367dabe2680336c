export default { canUseDOM: true, canUseEventListeners: true };
