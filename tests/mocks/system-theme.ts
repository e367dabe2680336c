// The system's color mode is light: jsdom supports no media queries. Import it before code that reads the mode.
window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
