/** What keeps a workbook from being read, or written, as a rate book. */
export const WORKBOOK = {
  // Sheets and columns
  sheetAbsent: 'There is no sheet called {{sheet}}',
  sheetUnnamed: 'Name the sheet that the rows are on',
  sheetOfNoTable: 'No table has its rows on the sheet "{{sheet}}"',
  sheetHidden: 'This sheet is hidden, but it is read',
  columnAbsent: 'There is no column called {{title}} in the first row',
  columnTwice: 'There is a second column called {{title}}',
  settingTwice: '{{title}} is here twice',
  exampleUnknown: 'There is no example called "{{title}}"',
  ruleUnknown: 'There is no rule called "{{id}}"',

  // Cells
  cellsMerged: 'Cells are merged here, so that all but the first are empty: separate them',
  cellConflict: 'Give either one value, or one for each: both are filled in',
  cellError: 'The formula gives {{error}}',
  cellUncalculated: 'The formula has no saved value: open the workbook, calculate it and save it',
  cellNotNumber: '"{{text}}" is not a number',
  cellComma: '"{{text}}" is a text with a comma: enter it as a number, or with a point',
  cellPercent: '"{{text}}" is a text with a percent sign: enter it as a number',
  cellDayForNumber: 'This is the date {{day}}, not a number: check the format of the cell',
  cellDayForText:
    'This is the date {{day}}, not a text: format the cell as text, then enter it again',
  cellFlagForText:
    'This is TRUE or FALSE, not a text: format the cell as text, then enter it again',
  cellNotFlag: 'Enter TRUE or FALSE',
  cellNotDay: 'Enter a date without a time, or a text as 2027-01-31',
  cellNotCents: '{{value}} is not an amount in euro and whole cents',

  // Files
  workbookNotZip: 'The file is not an Excel workbook (.xlsx)',
  workbookOld:
    'The file is an old Excel workbook, or one with a password: save it as .xlsx without one',
  workbookOpenDocument:
    'The file is an OpenDocument spreadsheet: save it as Excel workbook (.xlsx)',
  workbookMacros: 'The workbook has macros: save it as a workbook without macros (.xlsx)',
  workbookDamaged: 'The workbook is damaged: {{problem}}',
  workbookTooLarge: 'The workbook is too large: {{what}} {{found}}, at most {{most}}',
  workbookCell: '{{cell}} has {{found}} characters: a cell of a workbook takes {{most}}',
  workbookUnfaithful:
    'The rate book has something that a workbook cannot hold, such as a control character or two examples with one title: use JSON',
  signsJsonOnly: 'Only a rate book in JSON can be signed: leave out --sign, or write a .json file',
  tableNotThere: 'There is no sheet called {{table}}; there are {{tables}}',
  bookUnread: '{{file}} cannot be read as a rate book',
  csvDamaged: 'The CSV file is damaged: {{problem}}',
  bookOfCsv: 'A CSV file holds one table: name its rate book with --into',
  tableOfCsv: 'A CSV file holds one table: name its sheet with --table',
} as const;
