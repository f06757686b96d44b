#!/usr/bin/env node
import './installed.js';

await import('../out/main/headless.js');
