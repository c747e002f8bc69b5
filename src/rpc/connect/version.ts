/** The version that host and clients tell each other; a test holds it equal to package.json's. */
export const version = '0.1.0';
