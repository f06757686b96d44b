import {
  CLIENT_ID,
  CLIENT_SECRET,
  PRICE,
  type Program,
  priceBody,
  TOKEN,
} from './first-request.ts';

/** The only file of a console application of .NET 8 or newer. */
export const csharp: Program = {
  language: 'C#',
  file: 'Program.cs',
  run: 'dotnet run',
  text: (request) => `using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;

using var http = new HttpClient { BaseAddress = new Uri("${request.url}") };

async Task<JsonElement> Post(string path, HttpContent content)
{
    using var response = await http.PostAsync(path, content);
    var text = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode) throw new HttpRequestException(text);
    return JsonDocument.Parse(text).RootElement;
}

var token = await Post("${TOKEN}", new FormUrlEncodedContent(new Dictionary<string, string>
{
    ["grant_type"] = "client_credentials",
    ["client_id"] = "${CLIENT_ID}",
    ["client_secret"] = "${CLIENT_SECRET}",
    ["scope"] = "${request.scope}",
}));
http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue(
    "Bearer", token.GetProperty("access_token").GetString());

var risk = """
${priceBody(request)}
""";
var price = await Post("${PRICE}", new StringContent(risk, Encoding.UTF8, "application/json"));

Console.WriteLine(price.GetProperty("rater.Comp.PremAfterPolFee"));
`,
};
