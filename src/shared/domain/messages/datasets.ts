/** What is said of files that datasets are imported from, and of their rows. */
export const DATASETS = {
  // Of a file
  uploadAbsent: 'The file is no longer there: choose it again',
  uploadTooLarge: 'The file is larger than {{most}} MB',
  fileUnread: '{{file}} cannot be read: choose it again',
  fileEmpty: 'The file is empty',
  fileWithoutRows: 'The file has no rows below its first line',
  columnsAbsent:
    'The file has no column for {{wanted}}; the columns of its first line are {{found}}',
  columnsSame: 'The file has more than one column for “{{wanted}}”: {{found}}',
  titleAbsent: 'The file has no column “{{title}}”; the columns of its first line are {{found}}',
  fieldUnknown: 'There is no field “{{field}}”; the fields are {{known}}',
  fieldTwice: 'Two columns are chosen for the field “{{field}}”: choose one',
  quoteOpen: 'The file cannot be read from line {{line}} on: a quotation mark is never closed',
  quoteOpenLong:
    'The file cannot be read from line {{line}} on: a quotation mark is not closed within {{most}} characters',
  rowLong: 'The row on line {{line}} is longer than {{most}} characters, the most that is read',
  csvUnreadable: 'The file cannot be read from line {{line}} on: {{problem}}',
  encodingMixed:
    'Line {{line}} is not UTF-8, but other lines are, so letters would be wrong. Save the file as UTF-8 from the program that wrote it',
  encodingUnknown:
    'Line {{line}} cannot be read as UTF-8, Windows-1252 or Mac Roman. Save the file as UTF-8 from the program that wrote it',
  columnMonthFirst:
    'On line {{line}}, {{column}} is "{{text}}", with the month before the day; in other rows nobody could tell which is which. Write the days of this column as 31/12/1985 or 1985-12-31',
  rowsTooMany: 'The file has more than {{most}} rows',
  importOvertaken: 'Another import has started: this one changed nothing',

  // Of a row: each stands behind the name of its column
  cellEmpty: 'is empty',
  cellLong: 'is longer than {{most}} characters',
  lettersWrong: 'is "{{text}}", with letters that a wrong encoding changed: correct it',
  countyUnknown: 'is "{{county}}", which is not a county of Ireland',
  yearUnread: 'is "{{text}}", which is not a year from 1900 to 2099',
  engineUnread: 'is "{{text}}", which is not an engine size in cubic centimetres or litres',
  engineAbsent: 'may be empty or 0 for an electric car only',
  dateMonthFirst: 'is "{{text}}", which has the month before the day',
  dateUnread: 'is "{{text}}", which is not a day such as 31/12/1985 or 1985-12-31',
  birthLater: 'is "{{text}}", which is in the future',
  birthUnlikely:
    'is "{{text}}", which is not a likely date of birth: write the year with four digits',
  nameUnread: 'is "{{text}}", which is not a name',
  nameWhole: 'must have a first name and a surname',
  phoneUnread: 'is "{{text}}", which is not a phone number',
  eircodeUnread: 'is "{{text}}", which is not an Eircode such as D02X285',
  registrationUnread: 'is "{{text}}", which is not an Irish registration mark such as 191-D-12345',
  emailUnread: 'is "{{text}}", which is not an e-mail address',
  bonusUnread: 'is "{{text}}", which is not a number of years',
  rowTwice: 'is already in the file, on line {{line}}',
} as const;
