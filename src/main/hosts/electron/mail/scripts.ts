/** AppleScript: a message in Mail. Its arguments: address, subject, text, and a path for each file. */
export const MAC_SCRIPT = `
on run argv
  tell application "Mail"
    set draft to make new outgoing message with properties {visible:true, subject:item 2 of argv, content:(item 3 of argv) & return & return}
    tell draft
      if item 1 of argv is not "" then
        make new to recipient at end of to recipients with properties {address:item 1 of argv}
      end if
      repeat with each from 4 to count of argv
        make new attachment with properties {file name:(POSIX file (item each of argv))} at after the last paragraph of content
      end repeat
    end tell
    activate
  end tell
end run
`;

/**
 * PowerShell: MAPISendMailW, with the message as JSON on standard input. Flags: 1 lets people log on, 8
 * shows the message before it is sent. 1 is the answer where somebody closes it unsent.
 */
export const WINDOWS_SCRIPT = `
$ErrorActionPreference = 'Stop'
$reader = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$given = $reader.ReadToEnd() | ConvertFrom-Json
Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
public static class SimpleMapi {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Message {
    public int Reserved; public string Subject; public string Text; public string Type;
    public string Date; public string Conversation; public int Flags; public IntPtr Originator;
    public int RecipientCount; public IntPtr Recipients; public int FileCount; public IntPtr Files;
  }
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Recipient {
    public int Reserved; public int Class; public string Name; public string Address;
    public int EntrySize; public IntPtr Entry;
  }
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Attachment {
    public int Reserved; public int Flags; public int Position; public string Path;
    public string Name; public IntPtr Type;
  }
  [DllImport("MAPI32.DLL", CharSet = CharSet.Unicode)]
  static extern int MAPISendMailW(IntPtr session, IntPtr window, ref Message message, int flags, int reserved);
  public static int Send(string to, string subject, string text, string[] paths) {
    var message = new Message { Subject = subject, Text = text, FileCount = paths.Length };
    if (!String.IsNullOrEmpty(to)) {
      var recipient = new Recipient { Class = 1, Name = to, Address = "SMTP:" + to };
      message.Recipients = Marshal.AllocHGlobal(Marshal.SizeOf(typeof(Recipient)));
      Marshal.StructureToPtr(recipient, message.Recipients, false);
      message.RecipientCount = 1;
    }
    int size = Marshal.SizeOf(typeof(Attachment));
    message.Files = Marshal.AllocHGlobal(size * Math.Max(1, paths.Length));
    for (int i = 0; i < paths.Length; i++) {
      var file = new Attachment { Position = -1, Path = paths[i], Name = NameOf(paths[i]) };
      Marshal.StructureToPtr(file, new IntPtr(message.Files.ToInt64() + i * size), false);
    }
    return MAPISendMailW(IntPtr.Zero, IntPtr.Zero, ref message, 9, 0);
  }
  static string NameOf(string path) { return System.IO.Path.GetFileName(path); }
}
'@
$code = [SimpleMapi]::Send($given.to, $given.subject, $given.text, [string[]]$given.attachments)
if ($code -gt 1) { exit 2 }
`;
