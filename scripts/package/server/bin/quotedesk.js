#!/usr/bin/env node
import './installed.js';

await import('../out/main/quotedesk.js');
