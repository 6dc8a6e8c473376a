import { jest } from '@jest/globals';

// Specs of the API start real servers with real databases.
jest.setTimeout(60_000);
