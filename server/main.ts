import { keepTickShape } from './http/fast-path/tick-shape.js';

keepTickShape();
await import('./run.js');
